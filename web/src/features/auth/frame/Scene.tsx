import './scene.css'
import { SceneReceipt } from './SceneReceipt.tsx'
import { signInTexts as t } from '../signInTexts.ts'

/** The part of the sample conversation: an answer with its receipt, or the receipt alone. */
export type Moment = 'traced' | 'slip'

/** A part of a sample conversation, if there is room beside the form; all of it without a `moment`. */
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
        <SceneReceipt hasFoot />
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
