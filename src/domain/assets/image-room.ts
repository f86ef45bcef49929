import { bytesText } from '../text/bytes-text.ts';
import { figureOf } from '../text/figures.ts';
import { assetLimits } from './asset.ts';

/** Limit on the images of one account, in words. */
export const imageRoom = `${bytesText(assetLimits.workspaceBytes)} or ${figureOf(assetLimits.workspaceImages)} images`;
