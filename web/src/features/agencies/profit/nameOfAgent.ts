import { otherAgents } from '@parley/functions/shared/agencies/profit'
import { t } from './texts.ts'

/** Returns the title of an agent. One that its organisation does not have any more may have none. */
export function nameOfAgent({ agentId, title }: { agentId: string; title: string }): string {
  if (agentId === otherAgents) return t('otherAgents')
  return title || t('formerAgent')
}
