import { useContext } from 'react'
import { Initial } from '../parts/Initial.tsx'
import { PageLanguage, useWords } from '../words.ts'

/** Waiting visitors, longest first. */
export function WaitingDrawing() {
  const t = useWords('front')
  const signIn = useWords('signIn')
  const { language } = useContext(PageLanguage)
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
  const people = [
    { name: 'Priya', hue: 195, says: t('sceneWish'), waits: 6 },
    { name: 'Jonas', hue: 88, says: t('lateQuestion'), waits: 4 },
    { name: 'Inês', hue: 320, says: signIn('sceneQuestion'), waits: 1 },
  ]
  return (
    <div className="front-drawing front-waiting" aria-hidden="true">
      <ul>
        {people.map(({ name, hue, says, waits }, index) => (
          <li key={name}>
            <Initial name={name} hue={hue} size={32} />
            <span>
              <b dir="auto">{name}</b> <time>{minutes.format(waits)}</time>
              <small>{says}</small>
            </span>
            {index === 0 && <em>{t('proofTakeOver')}</em>}
          </li>
        ))}
      </ul>
    </div>
  )
}
