import { useWords } from '../words.ts'

/** Unanswered questions, each with the button that teaches the answer. */
export function TaughtDrawing() {
  const t = useWords('front')
  const questions = [
    { text: t('taughtQuestion'), times: 7 },
    { text: t('taughtNext'), times: 4 },
  ]
  return (
    <div className="front-drawing front-taught" aria-hidden="true">
      <ul>
        {questions.map(({ text, times }) => (
          <li key={text}>
            <span>
              <q>{text}</q>
              <small>{t('askedTimes', { count: times })}</small>
            </span>
            <em>{t('teachIt')}</em>
          </li>
        ))}
      </ul>
    </div>
  )
}
