import { monthOf } from '../../../shared/billing/months.ts'
import type { OrganisationHealth, OrganisationState } from '../../../shared/agencies/profit.ts'
import { dayMs } from '../../../shared/durations.ts'

/** An organisation whose credit lasts for fewer days is about to run out. */
const fewDays = 7
/** Without an answer for so many days, an organisation is quiet. */
const quietDays = 14
/** The fewest conversations of a week, and the percentage of failures among them, that mean failing. */
const minConversations = 5
const failingPercent = 30

/**
 * Returns the state of an organisation, the reason, and the agent that it is about. `perDay`: the units that the
 * organisation uses a day, 0 where too little is known.
 */
export function healthOf(
  state: OrganisationState | undefined,
  perDay: number,
  now: number,
): OrganisationHealth {
  const health = (
    name: OrganisationHealth['state'],
    reason: OrganisationHealth['reason'],
    number = 0,
    agentId = '',
  ) => ({
    state: name,
    reason,
    number,
    agentId,
  })
  if (!state || (state.usedAt === 0 && state.left === 0 && state.debt === 0))
    return health('quiet', 'neverUsed')
  const { left, debt, level, usedAt, limitedIn, isCovered, isPlanUnpaid, recharge } = state
  const { started, failed, failingAgent } = state
  const idleDays = Math.floor((now - usedAt) / dayMs)
  const isUsed = usedAt > 0 && idleDays < quietDays
  const days = perDay > 0 ? Math.floor(left / perDay) : undefined
  if (isUsed && left === 0) return health('runningOut', isCovered ? 'agencyPays' : 'noCredit')
  if (isUsed && limitedIn === monthOf(now)) return health('runningOut', 'limitReached')
  if (isUsed && recharge !== 'on') {
    if (days !== undefined && days < fewDays) return health('runningOut', 'creditForDays', days)
    if (level === 2) return health('runningOut', 'littleCredit')
  }
  if (isPlanUnpaid) return health('unpaid', 'planUnpaid')
  if (recharge === 'failing') return health('unpaid', 'rechargeFails')
  if (debt > 0) return health('unpaid', 'creditOwed')
  const percent = started === 0 ? 0 : Math.min(100, Math.round((100 * failed) / started))
  if (isUsed && started >= minConversations && percent >= failingPercent)
    return health('failing', 'answersFail', percent, failingAgent)
  if (usedAt === 0) return health('quiet', 'neverUsed')
  return isUsed ? health('well', 'usedLately', idleDays) : health('quiet', 'unusedForDays', idleDays)
}
