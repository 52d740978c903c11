import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { drawFace } from '../../chat/drawFace.tsx'

interface CallStageProps {
  config: Pick<WidgetConfig, 'title' | 'imageUrl'> | undefined
  /** The animation of the face. */
  mood: string
  words: string
  /** The duration of the call; undefined before it starts. */
  seconds?: number
}

/** Renders the middle of a call: the agent's face and the state in words. */
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
