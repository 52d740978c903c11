import { agentSchema, type Agent } from '../../../shared/agents/agent.ts'
import { draftFields } from '../../../shared/agents/draftFields.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { innerFields, type ReviewedChange } from '../../../shared/agents/review.ts'

/** The default values, which count as no change where nothing is published yet. */
const untouched = draftFields(
  agentSchema.parse({ ID: '', ownerID: '', title: ' ', createdAt: 0, lastModified: 0 }),
)

/**
 * Returns field by field what a draft would change for visitors, or what it has set where nothing is
 * published. `showsAll`: with the values of the fields that show how the agent is made.
 */
export function changesOf(draft: Agent, published: Agent | null, showsAll: boolean): ReviewedChange[] {
  const before = published ? draftFields(published) : untouched
  return Object.entries(draftFields(draft))
    .filter(([path, to]) => !isSame(before[path], to))
    .map(([path, to]) => {
      if (!showsAll && innerFields.includes(path)) return { path, isHidden: true }
      const from = published ? before[path] : undefined
      return { path, ...(from !== undefined && { from }), ...(to !== undefined && { to }), isHidden: false }
    })
}
