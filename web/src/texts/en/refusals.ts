export { texts } from '@parley/functions/shared/refusalTexts'
