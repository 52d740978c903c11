import { testSellingModel } from '#test/agency/model/testSellingModel.ts'

testSellingModel('eu')
