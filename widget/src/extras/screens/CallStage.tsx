import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { drawFace } from '../../chat/drawFace.tsx'

interface CallStageProps {
  config: Pick<WidgetConfig, 'title' | 'imageUrl'> | undefined
  /** How the face moves. */
  mood: string
  words: string
  /** For how long they have been talking; undefined while there is no call. */
  seconds?: number
}

/** The middle of a call: the agent's face, and what is going on in words. */
export function CallStage({ config, mood, words, seconds }: CallStageProps) {
  return (
    <div key="stage" class="stage">
      <div class={`orb ${mood}`} aria-hidden="true">
        <span class="face">{drawFace(config)}</span>
      </div>
      <output class="phase">{words}</output>
      {seconds === undefined ? null : (
        <time>{`${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`}</time>
      )}
    </div>
  )
}
