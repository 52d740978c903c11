import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import type { WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import type { ColorScheme } from '../../lib/browser/colorScheme.ts'
import type { Turn } from './useDebugger.ts'

/**
 * Builds the state of the test chat: a draft's widget that fills its frame, with the turns so far. Features
 * that need a real visitor are left out: uploads, calls, handoff to a person, triggers of the page. A
 * suggestion that requests a person sends the owner's text, like the visitors' button. `scheme`: the
 * visitor's color scheme, which the agent may follow.
 */
export function testScene(
  config: WidgetConfig,
  turns: Turn[],
  run: number,
  scheme: ColorScheme,
): WidgetScene {
  const last = turns.at(-1)
  const open = last?.state === 'done' ? undefined : last
  return {
    config: {
      ...config,
      themeType: config.themeType === 'auto' ? scheme : config.themeType,
      placement: 'embedded',
      autoStart: false,
      proactiveMessage: '',
      suggestedReplies: config.suggestedReplies.map((reply) =>
        reply === menuTexts.askPerson ? config.handoff?.title || reply : reply,
      ),
      triggers: [],
      syncBrowser: false,
      listenForUrlChanges: false,
      canUpload: false,
      severalConversations: false,
      handoff: null,
      voice: null,
    },
    messages: turns
      .filter((turn) => turn !== open)
      .flatMap(({ question, answer }) => (answer ? [question, answer] : [question])),
    pending: open?.question,
    answer: open?.text,
    failure: open?.failure && { code: open.failure.code, retry: true },
    run,
  }
}
