import { t } from '../texts.ts'
import { AnswerPaper } from './AnswerPaper.tsx'
import styles from './AnswerTrace.module.css'
import { StoredPassages } from './StoredPassages.tsx'
import type { TracedAnswer } from './TraceColumnContext.ts'

interface AnswerTraceProps {
  conversationId: string
  /** Undefined until an answer is chosen. */
  answer: TracedAnswer | undefined
}

/** The trace of an answer: the sentence, the passages that it is based on, and the receipt. */
export function AnswerTrace({ conversationId, answer }: AnswerTraceProps) {
  if (!answer) return <p className={styles.hint}>{t('traceHint')}</p>
  const { message, askedAt, sentence } = answer
  const { text, sources = [] } = message
  return (
    <div className={styles.trace}>
      <blockquote className={styles.quote} dir="auto">
        {sentence ?? text}
      </blockquote>
      {sources.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('restsOn')}</h3>
          <StoredPassages citations={sources} answer={sentence ?? text} />
        </>
      )}
      <AnswerPaper conversationId={conversationId} message={message} askedAt={askedAt} />
    </div>
  )
}
