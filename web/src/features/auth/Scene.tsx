import './scene.css'
import { SceneSlip } from './SceneSlip.tsx'
import { signInTexts as t } from './signInTexts.ts'

/** A conversation to look at where there is room beside the form. */
export function Scene() {
  return (
    <>
      <p className="them">{t('sceneQuestion')}</p>
      <p className="us">{t('sceneAnswer')}</p>
      <div className="note">
        <SceneSlip isWhole />
      </div>
      <p className="them">{t('sceneNext')}</p>
      <p className="joined">{t('sceneJoined')}</p>
      <p className="us">{t('scenePerson')}</p>
    </>
  )
}
