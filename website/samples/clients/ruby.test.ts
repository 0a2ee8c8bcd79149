import {testClient} from './support/suite';

testClient('ruby');
