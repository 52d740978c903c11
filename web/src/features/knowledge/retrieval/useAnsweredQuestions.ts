import type { Region } from '@parley/functions/shared/regions/regions'
import type { Unanswered } from '@parley/functions/shared/knowledge/retrieval'
import { useCallback, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { showFailure } from '../../../lib/toast.ts'

interface AnsweredQuestions {
  /** Returns the questions of a list that are still open. */
  openOf: (questions: readonly Unanswered[]) => Unanswered[]
  /** The last dismissed question, while the dismissal can be undone. */
  dismissed: Unanswered | undefined
  dismiss: (question: Unanswered) => void
  takeBack: () => void
  /** Marks a question as answered. */
  markAnswered: (question: Unanswered) => void
}

/** Tracks the questions that were answered or dismissed since the list was read. A dismissal shows immediately and can be undone. */
export function useAnsweredQuestions(region: Region, agentId: string): AnsweredQuestions {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [dismissed, setDismissed] = useState<Unanswered>()

  const markAnswered = useCallback(({ key }: Unanswered) => setKeys((before) => new Set(before).add(key)), [])
  const reopen = useCallback(
    ({ key }: Unanswered) => setKeys((before) => new Set([...before].filter((other) => other !== key))),
    [],
  )
  const send = useCallback(
    ({ key, question }: Unanswered, isDismissed: boolean) =>
      call('dismissUnanswered', { region, agentId, key, question, isDismissed }, region),
    [region, agentId],
  )

  const dismiss = useCallback(
    (question: Unanswered) => {
      markAnswered(question)
      setDismissed(question)
      send(question, true).catch((error: unknown) => {
        reopen(question)
        setDismissed(undefined)
        showFailure(error)
      })
    },
    [markAnswered, reopen, send],
  )

  function takeBack() {
    if (!dismissed) return
    reopen(dismissed)
    setDismissed(undefined)
    send(dismissed, false).catch((error: unknown) => {
      markAnswered(dismissed)
      showFailure(error)
    })
  }

  const openOf = useCallback(
    (questions: readonly Unanswered[]) => questions.filter(({ key }) => !keys.has(key)),
    [keys],
  )
  return { openOf, dismissed, dismiss, takeBack, markAnswered }
}
