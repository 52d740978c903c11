export { texts } from '@parley/functions/shared/workspaces/workspaceRefusalTexts'
