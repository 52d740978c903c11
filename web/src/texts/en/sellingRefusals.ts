export { texts } from '@parley/functions/shared/agencies/sellingRefusalTexts'
