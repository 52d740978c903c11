import './scene.css'
import { SceneSlip } from './SceneSlip.tsx'
import { signInTexts as t } from './signInTexts.ts'

/** What of the conversation is shown: an answer with its receipt, or the receipt alone. */
export type Moment = 'traced' | 'slip'

/** A moment of a conversation to look at where there is room beside the form; without one the whole of it. */
export function Scene({ moment }: { moment: Moment | undefined }) {
  return (
    <>
      {moment !== 'slip' && (
        <>
          <p className="them">{t('sceneQuestion')}</p>
          <p className="us">{t('sceneAnswer')}</p>
        </>
      )}
      <div className="note" data-alone={moment === 'slip'}>
        <SceneSlip isWhole />
      </div>
      {moment === undefined && (
        <>
          <p className="them">{t('sceneNext')}</p>
          <p className="joined">{t('sceneJoined')}</p>
          <p className="us">{t('scenePerson')}</p>
        </>
      )}
    </>
  )
}
