import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { sameQuestions, type Wanted } from './groupQuestions.ts'

/** The newest conversations with such a question; pages that show them show fewer. */
const mostLookedAt = 100

const askedSchema = z.object({ unansweredQuestion: z.string() })

/**
 * Takes a question that was dealt with out of the agent's conversations that show it as asked in vain. When
 * it was asked stays, for the figures of that day.
 */
export async function clearUnanswered({ region, agentId }: AgentRef, wanted: Wanted): Promise<void> {
  const open = await Query.collection(region, paths.conversations(agentId))
    .where('isTest', '==', false)
    .where('unansweredAt', '>', 0)
    .where('unansweredQuestion', '>', '')
    .orderBy('unansweredAt', 'desc')
    .orderBy('unansweredQuestion', 'desc')
    .select(['unansweredQuestion'])
    .limit(mostLookedAt)
    .read()
  const asked = open.map(({ path, fields }) => ({ path, question: String(fields['unansweredQuestion']) }))
  await Promise.all(
    sameQuestions(asked, wanted).map(({ path, question }) =>
      untilUnchanged(async () => {
        const stored = await readDocument(region, path, askedSchema)
        // Meanwhile it may have been asked something else in vain.
        if (stored?.data.unansweredQuestion !== question) return
        await new Writes(region).update(path, { unansweredQuestion: '' }, stored.version).commit()
      }),
    ),
  )
}
