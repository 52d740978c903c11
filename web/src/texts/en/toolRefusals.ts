export { texts } from '@parley/functions/shared/tools/toolRefusalTexts'
