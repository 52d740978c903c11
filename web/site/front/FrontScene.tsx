import type { ReactNode } from 'react'
import { Initial } from '../parts/Initial.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { useWords } from '../words.ts'
import { filledBySite as own } from './filledBySite.ts'

/**
 * A conversation with a good end: answered, traced, handed to a person. The template beside it is the same on
 * a visitor's own site; `browser/trySite.ts` fills it.
 */
export function FrontScene() {
  const t = useWords('front')
  const signIn = useWords('signIn')
  return (
    <figure className="front-scene">
      <Panel name={t('sceneShop')} initial={t('sceneShop').slice(0, 1)}>
        <p className="them">{signIn('sceneQuestion')}</p>
        <p className="us">{signIn('sceneAnswer')}</p>
        <div className="front-slip">
          <Receipt
            source={signIn('sceneSource')}
            seconds={signIn('sceneSeconds')}
            credits={signIn('sceneAmount')}
            paid={signIn('scenePaid')}
          />
        </div>
      </Panel>
      <template className="front-own">
        <Panel name={own.name} initial={own.initial}>
          <p className="them" data-if="about">
            {t('sceneOwnQuestion')}
          </p>
          <p className="us" data-if="about">
            {t.rich('sceneAbout', { about: () => <q dir="auto">{own.about}</q> })}
          </p>
          <div className="front-slip" data-if="about">
            <Receipt
              source={<span dir="ltr">{own.host}</span>}
              seconds={signIn('sceneSeconds')}
              credits={signIn('sceneAmount')}
              paid={signIn('scenePaid')}
            />
          </div>
        </Panel>
      </template>
      <figcaption>{t('sceneEnd')}</figcaption>
    </figure>
  )
}

/** The panel of the widget, as it draws itself (`widget/src/chat`). */
function Panel({ name, initial, children }: { name: string; initial: string; children: ReactNode }) {
  const t = useWords('front')
  return (
    <div className="front-panel" aria-hidden="true">
      <p className="front-head">
        <span className="front-face">{initial}</span>
        <span>
          <b dir="auto">{name}</b>
          <small>{t('sceneAtOnce')}</small>
        </span>
        <Icon path="M5 12h.01M12 12h.01M19 12h.01" />
        <Icon path="M18 6 6 18M6 6l12 12" />
      </p>
      <div className="front-log">
        <p className="us">{t('sceneGreeting', { name })}</p>
        {children}
        <p className="them">{t('sceneWish')}</p>
        <p className="joined">{t('sceneJoined')}</p>
        <p className="by">
          <Initial name={t('sceneColleague')} hue={283} size={24} />
          {t('sceneColleague')}
        </p>
        <p className="us">{t('scenePerson')}</p>
      </div>
      <p className="front-field">
        {t('sceneWrite')}
        <Icon path="M12 19V5m-6 6 6-6 6 6" />
      </p>
    </div>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20">
      <path d={path} />
    </svg>
  )
}
