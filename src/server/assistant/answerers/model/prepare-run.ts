import { PHRASES } from '#content/receptionist/index.ts'
import { isTable } from '#content/receptionist/say-bookings.ts'
import { listAddresses, listNames, Masker } from '../../guardrails/masker.ts'
import type { Tools } from '../../tools/tools.ts'
import type { Turn } from '../../turn/answerer.ts'
import { nextRound } from '../../turn/next-round.ts'
import type { Reading } from '../rules/read-message.ts'
import type { RunParts } from './model-run.ts'
import { findEntries, runLookingTool, type ToolBox } from './model-tools.ts'
import { buildInstructions, buildMessages, type EarlierMessage } from './prompt.ts'

/** What a run needs of a turn: what our own tools find for it, and the messages, masked. */
export async function prepareRun(
  turn: Turn,
  tools: Tools,
  { reading, earlier }: { reading: Reading; earlier: EarlierMessage[] },
): Promise<Pick<RunParts, 'turn' | 'tools' | 'reading' | 'masker' | 'messages' | 'grounds' | 'entries'>> {
  const { language } = reading
  const { name, diary } = turn.configuration
  const { time } = PHRASES[language]
  const entries = (await tools.lookUp(turn.text, language)).entries
  const found = [...findEntries(entries).lines, ...(await findByIntents({ turn, tools, language }, reading))]
  const said = [turn.text, ...earlier.filter(({ by }) => by === 'contact').map(({ text }) => text)]
  await nextRound()
  const masker = new Masker(
    [turn.state.slots.name ?? '', ...listNames(said)],
    [turn.state.address ?? '', ...listAddresses(said)],
  )
  const instructions = buildInstructions(
    language,
    diary.services.some((service) => isTable(service.name.en)),
  )
  const now = time(turn.reference)
  const services = diary.services.map((service) => `${service.name[language]} (${service.id})`)
  const organisation = name[language]
  return {
    turn,
    tools,
    reading,
    masker,
    messages: buildMessages(turn, { instructions, data: { organisation, now, services, found }, earlier, masker }),
    entries: entries.map(({ id, question, answer }) => ({ id, text: `${question}\n${answer}` })),
    grounds: {
      language,
      facts: [organisation, now, ...diary.services.map((service) => service.name[language]), ...found],
      said,
      instructions,
      services: diary.services.map((service) => service.name[language]),
    },
  }
}

/** What a message asks for by our own understanding is found before a model is asked, so that one round is enough. */
async function findByIntents(box: ToolBox, { intents, slots }: Reading): Promise<string[]> {
  const day = (slots.at ?? slots.day)?.slice(0, 10)
  const found = [
    intents.includes('hours') && (await runLookingTool(box, 'opening_hours', JSON.stringify({ day }))),
    intents.includes('price') && (await runLookingTool(box, 'prices', '{}')),
    intents.includes('where') && (await runLookingTool(box, 'whereabouts', '{}')),
  ]
  return found.flatMap((one) => (one ? one.lines : []))
}
