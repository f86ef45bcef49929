import * as z from 'zod/mini';

/** Kinds of images that are kept; whatever is sent becomes one of these. */
export const assetTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const assetLimits = {
  /** Of one image, as it is sent and as it is kept, in bytes. */
  bytes: 10 * 1024 * 1024,
  /** Of one image that is sent, width times height. */
  pixels: 50_000_000,
  /** Of one image that has to be held whole while it is read, as those that are stored in passes: its pixels in bytes. */
  heldBytes: 128_000_000,
  /** Of one image that is kept: larger ones are made smaller. Pixels. */
  side: 4096,
  /** Of all images of a workspace, in bytes. */
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

/** What `POST /api/v1/assets` answers. */
export const uploadedAssetSchema = z.object({ id: z.string(), bytes: z.int(), ...shown });

/** What `POST /api/v1/assets/urls` takes. */
export const assetIdsSchema = z.strictObject({
  ids: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(assetLimits.urls)),
});

/** What it answers: by id, without those that the workspace does not have. */
export const assetUrlsSchema = z.object({ assets: z.record(z.string(), z.object(shown)) });

export type UploadedAsset = z.infer<typeof uploadedAssetSchema>;
export type AssetUrls = z.infer<typeof assetUrlsSchema>;
