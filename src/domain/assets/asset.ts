import * as z from 'zod/mini';

/** Kinds of images that are kept; whatever is sent becomes one of these. */
export const assetTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const assetLimits = {
  /** Size of one image, both as sent and as stored, in bytes. */
  bytes: 10 * 1024 * 1024,
  /** Width times height of one image that is sent. */
  pixels: 50_000_000,
  /**
   * Decoded size, in bytes, of one image that has to be held whole in memory while it is read, such as one stored in
   * passes.
   */
  heldBytes: 128_000_000,
  /** Longest side of a stored image, in pixels: larger ones are made smaller. */
  side: 4096,
  /** Total size of all images of a workspace, in bytes. */
  workspaceBytes: 250 * 1024 * 1024,
  workspaceImages: 2000,
  /** How many addresses are given at once. */
  urls: 500,
} as const;

const shown = {
  type: z.enum(assetTypes),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** On our origin, signed, and good until `expiresAt`. */
  url: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
};

/** Response body of `POST /api/v1/assets`. */
export const uploadedAssetSchema = z.object({ id: z.string(), bytes: z.int(), ...shown });

/** Request body of `POST /api/v1/assets/urls`. */
export const assetIdsSchema = z.strictObject({
  ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(assetLimits.urls)),
});

/** Response body of `POST /api/v1/assets/urls`: by id, without ids that the workspace does not have. */
export const assetUrlsSchema = z.object({ assets: z.record(z.string(), z.object(shown)) });

export type UploadedAsset = z.infer<typeof uploadedAssetSchema>;
export type AssetUrls = z.infer<typeof assetUrlsSchema>;
