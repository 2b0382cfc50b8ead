/** Words that are meant for a language model and not for a reader. A mark for people: no text is ever an instruction here. */
const PATTERNS = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,60}\b(instructions?|rules?|prompts?|guidelines|guardrails)\b/i,
  /\b(system|developer|hidden) (prompt|message|instructions?)\b/i,
  /^\s*-?\s*(system|assistant|user|developer|instructions?)\s*:/im,
  /<\|[^|]{1,40}\|>|\[\/?INST\]|<<SYS>>|###\s*instruction/i,
  /\byou are (now )?(an? )?(ai|artificial intelligence|(large )?language model|assistant|chat ?bot|receptionist)\b/i,
  /\b(ai|llms?|chat ?bots?|ai (assistants?|agents?|receptionists?)|language models?)\b.{0,40}\b(must|should|shall|has to|have to|reading this)\b/i,
  /\b(tell|inform|advise) (the |every |all |any )?(callers?|users?)\b/i,
  /\b(do not|don't|never) (tell|reveal|mention|disclose)\b/i,
  /\b(reveal|print|repeat|output) (your|the) (prompt|instructions|rules|secrets?|keys?)\b/i,
  /(déan neamhaird|tabhair neamhaird|dean neamhaird|ná bac).{0,60}(treoracha|treoir|rialacha)/i,
  /(treoracha|leid|teachtaireacht) an chórais/i,
  /\bis (intleacht shaorga|róbat|cúntóir) (thú|tú)\b/i,
]

/** Whether a text reads like an instruction to a machine. */
export const readsLikeInstruction = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text))
