import './scene.css'
import { SceneSlip } from './SceneSlip.tsx'
import { signInTexts as t } from './signInTexts.ts'

/** What of the conversation is shown: an answer with its receipt, a person who joins, or the receipt alone. */
export type Moment = 'traced' | 'person' | 'slip'

/** A moment of a conversation to look at where there is room beside the form; without one the whole of it. */
export function Scene({ moment }: { moment: Moment | undefined }) {
  return (
    <>
      {(moment === undefined || moment === 'traced') && (
        <>
          <p className="them">{t('sceneQuestion')}</p>
          <p className="us">{t('sceneAnswer')}</p>
        </>
      )}
      {moment !== 'person' && (
        <div className="note" data-alone={moment === 'slip'}>
          <SceneSlip isWhole />
        </div>
      )}
      {(moment === undefined || moment === 'person') && (
        <>
          <p className="them">{t('sceneNext')}</p>
          <p className="joined">{t('sceneJoined')}</p>
          <p className="us">{t('scenePerson')}</p>
        </>
      )}
    </>
  )
}
