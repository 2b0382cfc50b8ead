// A process that blocks during a turn, to be killed there. Its code is bundled, see blocked-turn.ts.
const [bundle, request] = process.argv.slice(2)
const { blockTurn } = await import(bundle)
await blockTurn(JSON.parse(request))
