import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import type { WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import type { ColorScheme } from '../../lib/colorScheme.ts'
import type { Turn } from './useDebugger.ts'

/**
 * The test chat as visitors will see it: a draft's widget filling its frame, with the turns so far.
 * What needs a real visitor is left out: uploads, calls, handoff to a person, triggers of the page.
 * A suggestion that asks for a person says it in the owner's words, as the button of visitors does.
 * `scheme`: the visitor's colours, where the agent follows them.
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
