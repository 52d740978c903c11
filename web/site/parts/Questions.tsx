import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

interface QuestionsProps {
  questions: { title: string; text: ReactNode }[]
}

/** Questions that open to their answers. */
export function Questions({ questions }: QuestionsProps) {
  const t = useWords('frame')
  return (
    <section className="questions">
      <h2>{t('questions')}</h2>
      <div>
        {questions.map(({ title, text }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
