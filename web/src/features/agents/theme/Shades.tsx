import { generatePalette, indexOfPrimary, shadesOf } from '@parley/functions/shared/themes/agentTheme'
import { ShadeEditor } from '../../../components/shades/ShadeEditor.tsx'
import { t } from './texts.ts'
import type { ThemeEditing } from './useTheme.ts'

/** The ten shades of a theme: the primary colour, and nine that can be edited. */
export function Shades({ editing: { theme, isEdited, apply } }: { editing: ThemeEditing }) {
  const primaryIndex = indexOfPrimary(theme.primary, theme.themeType)
  const generate = () => apply({ ...theme, palette: generatePalette(theme.primary, theme.themeType) })
  return (
    <ShadeEditor
      shades={shadesOf(theme)}
      fixedIndex={primaryIndex}
      hint={t('shadesHint')}
      onChange={(index, colour) => {
        const paletteIndex = index < primaryIndex ? index : index - 1
        apply({ ...theme, palette: theme.palette.with(paletteIndex, colour) })
      }}
      onGenerate={isEdited ? generate : undefined}
    />
  )
}
