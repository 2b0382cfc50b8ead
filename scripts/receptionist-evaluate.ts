// Runs sets of questions, lines, times and language samples through the receptionist's understanding and prints one JSON
// document. The formats are in docs/receptionist-evaluation.md.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ZodType } from 'zod'
import { z } from 'zod'
import {
  datesFile,
  dialogueFile,
  type EvaluationSets,
  knowledgeFile,
  languagesFile,
  questionsFile,
} from '../src/server/assistant/evaluation/formats.ts'
import { readConfig } from '../src/server/config.ts'

const USAGE =
  'npm run receptionist:evaluate -- --knowledge FILE --questions FILE [--dialogue FILE] [--dates FILE] [--language-samples FILE] [--answerer rules|model]'

/** An error that the person who ran the command has to correct. */
class UsageError extends Error {}

function readOptions() {
  const file = { type: 'string' } as const
  const options = {
    knowledge: file,
    questions: file,
    dialogue: file,
    dates: file,
    'language-samples': file,
    answerer: file,
  }
  try {
    return parseArgs({ options, args: process.argv.slice(2) }).values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function readSet<Set>(file: string, schema: ZodType<Set>): Set {
  const parsed = schema.safeParse(readJson(file))
  if (parsed.success) return parsed.data
  throw new UsageError(`${file} does not have the expected format.\n${z.prettifyError(parsed.error)}`)
}

function readJson(file: string): unknown {
  // npm changes to the project's folder. Paths are relative to the folder in which npm was started.
  const there = path.resolve(process.env.INIT_CWD ?? '.', file)
  try {
    return JSON.parse(readFileSync(existsSync(there) ? there : file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

function readSets(options: ReturnType<typeof readOptions>): EvaluationSets {
  const { knowledge, questions, dialogue, dates, 'language-samples': samples, answerer = 'rules' } = options
  if (answerer !== 'rules' && answerer !== 'model')
    throw new UsageError(`--answerer is "rules" or "model", not "${answerer}".\n${USAGE}`)
  if ((knowledge === undefined) !== (questions === undefined)) {
    throw new UsageError(`--knowledge and --questions belong together.\n${USAGE}`)
  }
  if (Object.keys(options).every((name) => name === 'answerer')) throw new UsageError(USAGE)
  const sets = {
    ...(knowledge === undefined ? {} : { knowledge: readSet(knowledge, knowledgeFile) }),
    ...(questions === undefined ? {} : { questions: readSet(questions, questionsFile) }),
    ...(dialogue === undefined ? {} : { dialogue: readSet(dialogue, dialogueFile) }),
    ...(dates === undefined ? {} : { dates: readSet(dates, datesFile) }),
    ...(samples === undefined ? {} : { languages: readSet(samples, languagesFile) }),
  }
  checkTenants(sets)
  return sets
}

function checkTenants({ knowledge, questions }: EvaluationSets): void {
  const tenants = new Set(Object.keys(knowledge?.tenants ?? {}))
  for (const { id, tenant } of [...(questions?.answerable ?? []), ...(questions?.unanswerable ?? [])]) {
    if (!tenants.has(tenant))
      throw new UsageError(`Question ${id} belongs to "${tenant}", which the knowledge does not have.`)
  }
}

/** The installation's model, from the same environment variables as the server. */
function readModel() {
  const { model } = readConfig(process.env)
  if (model !== undefined) return { ...model, isGuarded: false }
  throw new UsageError(
    'No model is configured. Set MODEL_URL and MODEL_NAME, and MODEL_KEY if the endpoint asks for one, or use --answerer rules.',
  )
}

async function run() {
  const options = readOptions()
  const model = options.answerer === 'model' ? readModel() : undefined
  const sets = readSets(options)
  // Loaded after them: a wrong argument is named at once.
  const { evaluate } = await import('../src/server/assistant/evaluation/evaluate.ts')
  if (model === undefined) return evaluate(sets)
  const { connectModel } = await import('../src/server/assistant/answerers/model/openai-compatible.ts')
  const { evaluateModel } = await import('../src/server/assistant/evaluation/evaluate-model.ts')
  return evaluateModel(sets, connectModel(model))
}

try {
  process.stdout.write(`${JSON.stringify(await run(), null, 2)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}
