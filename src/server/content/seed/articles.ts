import { askWhatTheyDid } from './articles/ask-what-they-did.ts';
import { buildAnHonestPage } from './articles/build-an-honest-page.ts';
import { chooseTheCriterionBeforeTheTest } from './articles/choose-the-criterion-before-the-test.ts';
import { connectAnAssistant } from './articles/connect-an-assistant.ts';
import { firstGround } from './articles/first-ground.ts';
import { pivotPerseverePauseOrKill } from './articles/pivot-persevere-pause-or-kill.ts';
import { readTheLedgerBehindAScore } from './articles/read-the-ledger-behind-a-score.ts';
import { takeWebhooks } from './articles/take-webhooks.ts';
import { useGroundworkFromPrograms } from './articles/use-groundwork-from-programs.ts';
import { watchATestWithoutFoolingYourself } from './articles/watch-a-test-without-fooling-yourself.ts';
import { what18Of120Means } from './articles/what-18-of-120-means.ts';
import { whyEvidenceIsKeptAsALog } from './articles/why-evidence-is-kept-as-a-log.ts';
import { writeAnAssumptionThatCanFail } from './articles/write-an-assumption-that-can-fail.ts';
import type { SeedArticle } from './seed-article.ts';

/** Articles of a new server. */
export const seedArticles: readonly SeedArticle[] = [
  writeAnAssumptionThatCanFail,
  askWhatTheyDid,
  what18Of120Means,
  chooseTheCriterionBeforeTheTest,
  pivotPerseverePauseOrKill,
  whyEvidenceIsKeptAsALog,
  firstGround,
  useGroundworkFromPrograms,
  takeWebhooks,
  connectAnAssistant,
  watchATestWithoutFoolingYourself,
  readTheLedgerBehindAScore,
  buildAnHonestPage,
];
