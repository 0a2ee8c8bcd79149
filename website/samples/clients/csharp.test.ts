import {testClient} from './support/suite';

testClient('csharp');
