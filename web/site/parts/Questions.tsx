import type { ReactNode } from 'react'

interface QuestionsProps {
  questions: { question: string; answer: ReactNode }[]
}

/** Questions that open to their answers. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <section className="questions">
      <h2>Questions</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
