/** The document that a program reads first: RFC 9728. Its resource is `/mcp` alone. */
export const resourceMetadata = (publicUrl: string) => ({
  resource: `${publicUrl}/mcp`,
  resource_name: 'Groundwork',
  authorization_servers: [publicUrl],
  scopes_supported: ['read', 'write'],
  bearer_methods_supported: ['header'],
});

/** The document that it reads next: RFC 8414. */
export const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth/authorize`,
  token_endpoint: `${publicUrl}/oauth/token`,
  registration_endpoint: `${publicUrl}/oauth/register`,
  revocation_endpoint: `${publicUrl}/oauth/revoke`,
  scopes_supported: ['read', 'write'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
});
