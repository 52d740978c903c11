import { testBillingModel } from '../../../test/billingModel/testBillingModel.ts'

testBillingModel('eu')
