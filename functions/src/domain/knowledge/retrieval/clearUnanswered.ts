import { z } from 'zod'
import type { Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { sameQuestions, type QuestionRef } from './groupQuestions.ts'

/** The newest conversations with such a question; pages that list them show fewer. */
const maxChecked = 100

const questionsSchema = z.object({ unansweredQuestion: z.string(), settledQuestion: z.string().default('') })
type Questions = z.infer<typeof questionsSchema>

/**
 * Removes a handled question from the agent's conversations that list it as unanswered. Its time stays for
 * that day's figures, and its text for the case that the handling is undone.
 */
export function clearUnanswered(
  agent: AgentRef,
  target: QuestionRef,
  settledAs: 'taught' | 'dismissed',
): Promise<void> {
  return moveQuestion(agent, target, { from: 'unansweredQuestion', to: 'settledQuestion', settledAs })
}

/** Lists a question again in the agent's conversations, unless another question became unanswered since. */
export function restoreUnanswered(agent: AgentRef, target: QuestionRef): Promise<void> {
  return moveQuestion(agent, target, { from: 'settledQuestion', to: 'unansweredQuestion', settledAs: '' })
}

interface Move {
  from: keyof Questions
  to: keyof Questions
  settledAs: Conversation['settledAs']
}

async function moveQuestion(
  { region, agentId }: AgentRef,
  target: QuestionRef,
  { from, to, settledAs }: Move,
): Promise<void> {
  const inVain = await Query.collection(region, paths.conversations(agentId))
    .where('isTest', '==', false)
    .where('unansweredAt', '>', 0)
    .where('unansweredQuestion', from === 'unansweredQuestion' ? '>' : '>=', '')
    .orderBy('unansweredAt', 'desc')
    .orderBy('unansweredQuestion', 'desc')
    .select([from])
    .limit(maxChecked)
    .read()
  const questions = inVain.flatMap(({ path, fields }) => {
    const question = fields[from]
    return typeof question === 'string' && question ? [{ path, question }] : []
  })
  await Promise.all(
    sameQuestions(questions, target).map(({ path, question }) =>
      untilUnchanged(async () => {
        const stored = await readDocument(region, path, questionsSchema)
        // Another question may have become unanswered since.
        if (stored?.data[from] !== question) return
        if (to === 'unansweredQuestion' && stored.data[to]) return
        await new Writes(region)
          .update(path, { [from]: '', [to]: question, settledAs }, stored.version)
          .commit()
      }),
    ),
  )
}
