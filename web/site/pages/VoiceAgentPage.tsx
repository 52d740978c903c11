import { Closing } from '../parts/Closing.tsx'
import { entriesOf } from '../parts/entriesOf.ts'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { useWords } from '../words.ts'

const features = ['same', 'words', 'waits', 'limits'] as const
const questions = ['phone', 'minute'] as const

/** Calls with an agent in the browser. */
export function VoiceAgentPage() {
  const t = useWords('voiceAgent')
  const frame = useWords('frame')
  return (
    <>
      <Hero title={t('heading')} lead={t('lead')} more={{ text: frame('tryDemo'), to: '/demo' }}>
        <div className="call-scene" aria-hidden="true">
          <i />
          <b>Harbour & Pine</b>
          <small>0:42</small>
          <p>
            <q>{t('sceneQuestion')}</q>
          </p>
          <span>{t('sceneMute')}</span>
          <span>{t('sceneEnd')}</span>
        </div>
      </Hero>
      <Features title={t('features')} features={entriesOf(t, features)} />
      <Questions questions={entriesOf(t, questions)} />
      <Closing title={t('closing')} text={t('closingText')} />
    </>
  )
}
