import { failWith } from './launcher/failWith.mjs'
import { onProject } from './launcher/onProject.mjs'
import { runLaunch } from './launcher/runLaunch.mjs'

const usage = `The credit of a workspace (ws_…), an organization (org_…) or its overage (over_…).

  npm run wallet -- show na ws_{workspaceId}                         the wallet, and its ledger counted again
  npm run wallet -- adjust na ws_{workspaceId} 5 ticket-4711         gives 5 credits; -5 takes them
                                                                     the same reason has no second effect

It speaks to the emulators of a running \`npm start\`, or, with GCLOUD_PROJECT and GOOGLE_ACCESS_TOKEN
(\`gcloud auth print-access-token\`), to that project.`

const unitsPerCredit = 10_000
const [verb, region, wallet = '', credits, reason = ''] = process.argv.slice(2)
const amount = Math.round(Number(credits) * unitsPerCredit)
const isWallet = ['na', 'eu'].includes(region) && /^(?:ws|org|over)_\w+$/.test(wallet)
/** A reason is a part of a document's name. */
const isReason = /^[\w-]{1,100}$/.test(reason)

await runLaunch(() =>
  onProject(async () => {
    const ref = { region, wallet }
    if (isWallet && verb === 'adjust' && isReason && Number.isSafeInteger(amount) && amount !== 0) {
      const { adjustWallet } = await import('../functions/src/domain/billing/credits/wallets.ts')
      await adjustWallet(ref, reason, amount, 'operator', Date.now())
    } else if (!isWallet || verb !== 'show') failWith(usage)
    await show(ref)
  }),
)

async function show(ref) {
  const { recountWallet } = await import('../functions/src/domain/billing/recount/recountWallet.ts')
  const { stored, counted, debt } = await recountWallet(ref)
  for (const [name, unit] of [
    ['balance', unitsPerCredit],
    ['leased', unitsPerCredit],
    ['seq', 1],
  ]) {
    const isRight = stored[name] === counted[name]
    console.log(`${name}: ${stored[name] / unit}${isRight ? '' : `, counted ${counted[name] / unit}`}`)
  }
  console.log(`debt: ${debt / unitsPerCredit}`)
}
