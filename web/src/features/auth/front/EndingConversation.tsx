import './ending.css'
import { IconArrowUp, IconDots, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Face } from '../../../components/Face.tsx'
import { accentColours } from '../../../lib/brand/accentColours.ts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import { SceneReceipt } from '../frame/SceneReceipt.tsx'
import { signInTexts } from '../signInTexts.ts'
import { t } from '../texts.ts'
import type { SeenSite } from './SiteForm.tsx'

/** The name that determines the colleague's colours, in every language. */
const person = 'Mara'

/** A conversation with a good end: answered, traced, handed to a person; in a site's own name and colour. */
export function EndingConversation({ site }: { site: SeenSite | undefined }) {
  const name = site?.name ?? t('sceneShop')
  return (
    <figure className="front-scene" style={site?.colour ? coloursOf(site.colour) : undefined}>
      <div className="front-panel" aria-hidden="true">
        <p className="front-head">
          <span className="front-face">{Array.from(name)[0]}</span>
          <span>
            <b dir="auto">{name}</b>
            <small>{t('sceneAtOnce')}</small>
          </span>
          <IconDots size={20} />
          <IconX size={20} />
        </p>
        <div className="front-log">
          <p className="us">{t('sceneGreeting', { name })}</p>
          {site ? <OwnAnswer site={site} /> : <ExampleAnswer />}
          <p className="them">{t('sceneWish')}</p>
          <p className="joined">{t('sceneJoined')}</p>
          <p className="by">
            <Face seed={person} name={t('sceneColleague')} size={24} />
            {t('sceneColleague')}
          </p>
          <p className="us">{t('scenePerson')}</p>
        </div>
        <p className="front-field">
          {t('sceneWrite')}
          <IconArrowUp size={20} />
        </p>
      </div>
      <figcaption>{t('sceneEnd')}</figcaption>
    </figure>
  )
}

function ExampleAnswer() {
  return (
    <>
      <p className="them">{signInTexts('sceneQuestion')}</p>
      <p className="us">{signInTexts('sceneAnswer')}</p>
      <div className="front-slip">
        <SceneReceipt isWhole />
      </div>
    </>
  )
}

/** An answer with the site's own description: an invented one could not be traced. */
function OwnAnswer({ site: { about, address } }: { site: SeenSite }) {
  if (!about) return null
  return (
    <>
      <p className="them">{t('sceneOwnQuestion')}</p>
      <p className="us">{t.rich('sceneAbout', { about: () => <q dir="auto">{about}</q> })}</p>
      <div className="front-slip">
        <SceneReceipt isWhole source={address.replace(/^https?:\/\//, '')} />
      </div>
    </>
  )
}

function coloursOf(colour: string): CSSProperties {
  const { neutralHue } = currentBrand()
  const [light, dark] = [
    accentColours(colour, neutralHue, 'light'),
    accentColours(colour, neutralHue, 'dark'),
  ]
  const both = (name: 'fill' | 'onFill' | 'edge' | 'ink') => `light-dark(${light[name]}, ${dark[name]})`
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--accent': both('fill'),
    '--on-accent': both('onFill'),
    '--accent-edge': both('edge'),
    '--accent-ink': both('ink'),
  }
  return style
}
