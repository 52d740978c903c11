import { Face } from '../../../components/Face.tsx'
import { formatDuration } from '../../../lib/formats/formatDuration.ts'
import { signInTexts } from '../signInTexts.ts'
import { t } from '../texts.ts'
import { frontTexts } from './texts.ts'

const minute = 60_000

/** Waiting visitors, longest first. */
export function WaitingDrawing() {
  const people = [
    { name: 'Priya', says: t('sceneWish'), waits: 6 * minute },
    { name: 'Jonas', says: frontTexts('lateQuestion'), waits: 4 * minute },
    { name: 'Inês', says: signInTexts('sceneQuestion'), waits: minute },
  ]
  return (
    <div className="front-drawing front-waiting" aria-hidden="true">
      <ul>
        {people.map(({ name, says, waits }, index) => (
          <li key={name}>
            <Face seed={name} name={name} size={32} />
            <span>
              <b dir="auto">{name}</b> <time>{formatDuration(waits)}</time>
              <small>{says}</small>
            </span>
            {index === 0 && <em>{t('proofTakeOver')}</em>}
          </li>
        ))}
      </ul>
    </div>
  )
}
