export { texts } from '@parley/functions/shared/templateRefusalTexts'
