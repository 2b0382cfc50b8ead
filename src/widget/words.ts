/** The widget's texts on other sites. */

export type Language = 'en' | 'ga'

export const WORDS = {
  en: {
    talk: 'Talk to us',
    close: 'Close',
    news: 'New answer',
    opening: 'Opening the conversation …',
    refused: 'The conversation cannot be shown on this website. It has a page of its own.',
    page: 'Open that page',
    tab: 'opens in a new tab',
  },
  ga: {
    talk: 'Labhair linn',
    close: 'Dún',
    news: 'Freagra nua',
    opening: 'Tá an comhrá á oscailt …',
    refused: 'Ní féidir an comhrá a thaispeáint ar an suíomh seo. Tá leathanach dá chuid féin aige.',
    page: 'Oscail an leathanach sin',
    tab: 'osclaítear i gcluaisín nua é',
  },
} as const satisfies Record<Language, Record<string, string>>
