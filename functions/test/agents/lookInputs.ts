import type { Region } from '../../src/shared/regions/regions.ts'
import { generateTheme } from '../../src/shared/themes/agentTheme.ts'
import { toSavedFields } from '../../src/shared/themes/savedThemes.ts'

/** Returns valid inputs for the procedures of a widget's look. */
export function lookInputs(region: Region, workspaceId: string, agentId: string) {
  const theme = { id: 'theme1', name: 'Forest', ...toSavedFields(generateTheme('#2f5d50', 'light')) }
  return {
    saveTheme: { region, workspaceId, theme },
    deleteTheme: { region, workspaceId, themeId: 'theme1' },
    generateCss: { region, agentId, currentCss: '', messages: [{ role: 'user', content: 'Blue' }] },
  }
}
