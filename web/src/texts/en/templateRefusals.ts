export { texts } from '@parley/functions/shared/agents/templateRefusalTexts'
