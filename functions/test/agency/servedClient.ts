import { randomUUID } from 'node:crypto'
import { createAgent } from '../../src/domain/agents/createAgent.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { setOrganisationAgents } from '../../src/domain/agency/organisations/setOrganisationAgents.ts'
import { transferCredits } from '../../src/domain/agency/credit/transferCredits.ts'
import { workspaceWallet } from '../../src/domain/billing/credits/moveWallet.ts'
import { widgetOptionsSchema } from '../../src/shared/widget/widgetOptions.ts'
import { walletSchema, walletOfOrganisation, walletOfOverage } from '../../src/shared/billing/wallet.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { readDocument } from '../../src/store/documents.ts'
import { makePorts } from '../factories.ts'
import { makeOrganisation } from './agencies.ts'

const unit = 10_000

/** Creates an agent that an organisation pays and that stops without credit; returns its id. */
export async function makeServedAgent({
  region,
  caller,
  workspaceId,
  orgId,
}: Pick<Awaited<ReturnType<typeof makeOrganisation>>, 'region' | 'caller' | 'workspaceId' | 'orgId'>) {
  const ports = makePorts()
  const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  const agentId = agentCreated.ID
  const outOfCredits = { steps: [], message: 'Closed.' }
  await new Writes(region)
    .update(paths.agent(agentId), { widgetOptions: { ...widgetOptionsSchema.parse({}), outOfCredits } })
    .commit()
  await publishAgent(ports, caller, { region, agentId })
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agentId] })
  return agentId
}

/** Creates an organisation with these credits, and an agent that they pay and that stops without credit. */
export async function makeServedClient(region: Region, credits: number) {
  const owned = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = owned
  const ports = makePorts()
  const agentId = await makeServedAgent(owned)
  const move = (direction: 'toOrg' | 'toWorkspace', amount: number) =>
    transferCredits(ports, caller, {
      region,
      workspaceId,
      orgId,
      direction,
      amount,
      transferId: randomUUID(),
    })
  if (credits > 0) await move('toOrg', credits * unit)
  const wallets = {
    workspace: workspaceWallet({ region, workspaceId }),
    organisation: { region, wallet: walletOfOrganisation(orgId) },
    overage: { region, wallet: walletOfOverage(orgId) },
  }
  /** Returns a wallet as it is stored. */
  const walletOf = async (of: keyof typeof wallets) =>
    (await readDocument(region, paths.wallet(wallets[of].wallet), walletSchema))?.data
  return { ...owned, organisation: owned, agentId, agent: { region, agentId }, move, wallets, walletOf }
}
