export { texts } from '@parley/functions/shared/toolRefusalTexts'
