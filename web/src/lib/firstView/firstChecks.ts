import type { InitialAgent, InitialTypes } from '../firestore/documents.ts'
import { isFields, type Fields } from '../rest/restValues.ts'

/**
 * Takes the fields of the first view from a document, without the schemas.
 * Undefined when one of those fields is unexpected, which leaves the document to the schemas.
 */
export const firstChecks: {
  [Kind in keyof InitialTypes]: (fields: Fields) => InitialTypes[Kind] | undefined
} = {
  access({ kind, sv, disabled, tokensFrom = 0, ws }) {
    if (kind !== 'user' || typeof sv !== 'number' || typeof disabled !== 'boolean' || !isFields(ws))
      return undefined
    if (typeof tokensFrom !== 'number') return undefined
    const entries = Object.entries(ws).filter(
      (entry): entry is [string, 'owner' | 'member'] => entry[1] === 'owner' || entry[1] === 'member',
    )
    return { kind, sv, disabled, tokensFrom, ws: Object.fromEntries(entries) }
  },
  workspace({ workspaceName, workspacePhotoURL: picture, agentCount, joinedAt, internal, agencyId: agency }) {
    if (
      typeof workspaceName !== 'string' ||
      typeof agentCount !== 'number' ||
      typeof joinedAt !== 'number' ||
      !isFields(internal)
    )
      return undefined
    const workspacePhotoURL = typeof picture === 'string' ? picture : ''
    const agencyId = typeof agency === 'string' ? agency : ''
    const isPayAsYouGo = internal.isPayAsYouGo === true
    const isAgentOnboardingDone = internal.isAgentOnboardingDone === true
    const maxAgents = isFields(internal.planLimits) ? internal.planLimits.maxAgents : undefined
    const planLimits = typeof maxAgents === 'number' ? { maxAgents } : undefined
    if (internal.customPlan === undefined)
      return {
        workspaceName,
        workspacePhotoURL,
        agentCount,
        joinedAt,
        agencyId,
        internal: { planLimits, isPayAsYouGo, isAgentOnboardingDone },
      }
    const limits = isFields(internal.customPlan) ? internal.customPlan.limits : undefined
    if (!isFields(limits) || (limits.maxAgents !== undefined && typeof limits.maxAgents !== 'number'))
      return undefined
    return {
      workspaceName,
      workspacePhotoURL,
      agentCount,
      joinedAt,
      agencyId,
      internal: {
        planLimits,
        isPayAsYouGo,
        isAgentOnboardingDone,
        customPlan: { limits: { maxAgents: limits.maxAgents } },
      },
    }
  },
  wallet({ balance, leased, level }) {
    if (typeof balance !== 'number' || typeof leased !== 'number') return undefined
    return { balance, leased, level: level === 1 || level === 2 ? level : 0 }
  },
}

/** Checks a row of the list of agents. */
export function checkFirstAgent(fields: Fields): InitialAgent | undefined {
  const { ID, title, description, primaryColor, lastModified, publishedVersion, publishedFingerprint } =
    fields
  const areTexts =
    typeof ID === 'string' &&
    typeof title === 'string' &&
    typeof description === 'string' &&
    typeof primaryColor === 'string'
  if (
    !areTexts ||
    typeof lastModified !== 'number' ||
    typeof publishedVersion !== 'number' ||
    typeof publishedFingerprint !== 'string'
  )
    return undefined
  return {
    ID,
    title,
    description,
    primaryColor,
    lastModified,
    publishedVersion,
    publishedFingerprint,
    fields,
  }
}
