import type { CallableName } from '../../src/shared/callables/callableGroups.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { accountInputs } from './accountInputs.ts'
import { agencyInputs } from './agencyInputs.ts'
import { agentInputs } from './agentInputs.ts'
import { billingInputs } from './billingInputs.ts'
import { channelInputs } from './channelInputs.ts'
import { clientSessionInputs } from './clientSessionInputs.ts'
import { domainInputs } from './domainInputs.ts'
import { inboxInputs } from './inboxInputs.ts'
import { knowledgeInputs } from './knowledgeInputs.ts'
import { reviewInputs } from './reviewInputs.ts'
import { sellingInputs } from './sellingInputs.ts'
import { workspaceInputs } from './workspaceInputs.ts'

/** Returns a valid input for a procedure, with the given tenant's ids. */
export function inputFor(name: CallableName, region: Region, workspaceId: string, agentId: string): object {
  const tenant = { region, workspaceId, agentId }
  const inputs: Record<CallableName, object> = {
    ...accountInputs(tenant),
    ...agencyInputs(tenant),
    ...agentInputs(tenant),
    ...billingInputs(tenant),
    ...channelInputs(tenant),
    ...clientSessionInputs(tenant),
    ...domainInputs(tenant),
    ...inboxInputs(tenant),
    ...knowledgeInputs(tenant),
    ...reviewInputs(tenant),
    ...sellingInputs(tenant),
    ...workspaceInputs(tenant),
  }
  return inputs[name]
}
