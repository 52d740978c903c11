// Both change what the framework does with a request, so they are evaluated before the functions.
import './api/withoutDomains.ts'
import { markAsServing } from './api/http/drain.ts'
import './api/http/isTooLarge.ts'

markAsServing()

export { accounts } from './api/callables/accounts.ts'
export { agencies } from './api/callables/agencies.ts'
export { agents } from './api/callables/agents.ts'
export { billing } from './api/callables/billing.ts'
export { brand } from './api/brand.ts'
export { channels } from './api/callables/channels.ts'
export { clientSessions } from './api/callables/clientSessions.ts'
export {
  accessEu,
  accessNa,
  clientsEu,
  clientsNa,
  notices1Eu,
  notices1Na,
  notices2Eu,
  notices2Na,
  pendingTasksEu,
  pendingTasksNa,
  pushTokensEu,
  pushTokensNa,
  walletsEu,
  walletsNa,
} from './api/databaseTriggers.ts'
export { domains } from './api/callables/domains.ts'
export { files } from './api/visitors/files.ts'
export { inbox } from './api/callables/inbox.ts'
export { knowledge } from './api/callables/knowledge.ts'
export { parse } from './api/parse.ts'
export { api } from './api/rest.ts'
export { expireConversationsHourly, rechargeWallets, reconcileBilling, sweepLeases } from './api/schedules.ts'
export {
  deliveriesEu,
  deliveriesNa,
  eventsEu,
  eventsNa,
  parsingEu,
  parsingNa,
  tasksEu,
  tasksNa,
} from './api/tasks.ts'
export { widget } from './api/visitors/widget.ts'
export { selling } from './api/callables/selling.ts'
export { workspaces } from './api/callables/workspaces/workspaces.ts'
