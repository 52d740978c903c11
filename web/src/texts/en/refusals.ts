export { texts } from '@parley/functions/shared/errors/refusalTexts'
