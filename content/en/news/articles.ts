import type { NewsArticle } from '../../types.ts'
import { article as aPriceListAReceptionistCanRead } from './a-price-list-a-receptionist-can-read.ts'
import { article as accessibilityRulesOneYearOn } from './accessibility-rules-one-year-on.ts'
import { article as anAiMustSayThatItIsOne } from './an-ai-must-say-that-it-is-one.ts'
import { article as irishWhenAComputerAnswers } from './irish-when-a-computer-answers.ts'
import { article as scamCallsAndTheFrontDesk } from './scam-calls-and-the-front-desk.ts'
import { article as vatOnSetUpFees } from './vat-on-set-up-fees.ts'
import { article as whatAMissedCallCosts } from './what-a-missed-call-costs.ts'
import { article as whenACallerAsksForTheRecording } from './when-a-caller-asks-for-the-recording.ts'

/** All articles by slug. Import this on the server only, so that the browser gets one article. */
export const newsArticles: Record<string, NewsArticle> = {
  'what-a-missed-call-costs': whatAMissedCallCosts,
  'a-price-list-a-receptionist-can-read': aPriceListAReceptionistCanRead,
  'when-a-caller-asks-for-the-recording': whenACallerAsksForTheRecording,
  'an-ai-must-say-that-it-is-one': anAiMustSayThatItIsOne,
  'accessibility-rules-one-year-on': accessibilityRulesOneYearOn,
  'scam-calls-and-the-front-desk': scamCallsAndTheFrontDesk,
  'irish-when-a-computer-answers': irishWhenAComputerAnswers,
  'vat-on-set-up-fees': vatOnSetUpFees,
}
