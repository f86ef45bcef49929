import { privacyPolicy } from './pages/privacy-policy.ts';
import { support } from './pages/support.ts';
import { termsOfUse } from './pages/terms-of-use.ts';
import type { SeedPage } from './seed-page.ts';

export const seedPages: readonly SeedPage[] = [termsOfUse, support, privacyPolicy];
