import type { Agent } from '@parley/functions/shared/agents/agent'
import { isSame } from '@parley/functions/shared/texts/isSame'
import {
  generatePalette,
  generateTheme,
  parseTheme,
  printTheme,
  resolveTheme,
  type AgentTheme,
  type ThemeType,
} from '@parley/functions/shared/themes/agentTheme'
import { parseColour } from '@parley/functions/shared/themes/hsl'
import { useMemo } from 'react'
import { useAgentDraft, useAgentEditing } from '../draft/AgentDraftContext.ts'

const fallback = '#3a5bd9'

/** The theme of the draft, and how it changes. */
export interface ThemeEditing {
  /** The custom theme, or else what would be generated from the accent colour. */
  theme: AgentTheme
  isCustom: boolean
  /** A shade differs from those that the accent colour generates. */
  isEdited: boolean
  /** The schemes that visitors may see. */
  schemes: readonly ThemeType[]
  /** Makes a theme the agent's own. */
  apply: (theme: AgentTheme) => void
  /** Changes the accent colour as it is typed, and the generated shades with it. */
  changeAccent: (typed: string) => void
  changeType: (type: Agent['themeType']) => void
  /** Returns to the standard theme, which has an accent colour alone. */
  reset: () => void
}

/** Returns the theme of the draft with functions that change it. */
export function useTheme(): ThemeEditing {
  const { store } = useAgentEditing()
  const json = useAgentDraft(({ customThemeJSONString }) => customThemeJSONString)
  const accent = useAgentDraft(({ primaryColor }) => primaryColor)
  const themeType = useAgentDraft((draft) => draft.themeType)
  const own = useMemo(() => parseTheme(json), [json])
  const scheme = themeType === 'dark' ? 'dark' : 'light'
  const theme = own ?? generateTheme(parseColour(accent) ?? fallback, scheme)
  const isEdited = !isSame(theme.palette, generatePalette(theme.primary, theme.themeType))

  return {
    theme,
    isCustom: own !== undefined,
    isEdited,
    schemes: themeType === 'auto' ? ['light', 'dark'] : [scheme],
    apply: (next) =>
      store.change({
        ...fieldsOf(next),
        primaryColor: next.primary,
        // Which of the two a visitor sees is not a matter of the colours.
        ...(themeType !== 'auto' && { themeType: next.themeType }),
      }),
    changeAccent(typed) {
      const primary = parseColour(typed)
      const palette = primary && !isEdited ? generatePalette(primary, theme.themeType) : theme.palette
      store.change({
        primaryColor: typed,
        ...(own && primary && fieldsOf({ ...own, primary, palette })),
      })
    },
    changeType(type) {
      const next = type === 'dark' ? 'dark' : 'light'
      const palette = isEdited ? theme.palette : generatePalette(theme.primary, next)
      store.change({ themeType: type, ...(own && fieldsOf({ ...own, themeType: next, palette })) })
    },
    reset: () => {
      const customThemeJSONString = ''
      store.change({ theme: resolveTheme({ customThemeJSONString }), customThemeJSONString })
    },
  }
}

function fieldsOf(theme: AgentTheme): Partial<Agent> {
  const customThemeJSONString = printTheme(theme)
  return { theme: resolveTheme({ customThemeJSONString }), customThemeJSONString }
}
